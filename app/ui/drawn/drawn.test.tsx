/** @jsxImportSource #drawn */
import { expect, it } from "vitest";
import type { Child } from "#app/ui/drawn/drawn.ts";

const span = (...children: string[]) => ({ tag: "span", attributes: {}, children });

it("is plain data, with attributes as HTML has them", () => {
  const drawn = (
    <label class="note" for="time" id={undefined}>
      <svg viewBox="0 0 24 24" width={24} aria-hidden="true" data-scrub="" />
    </label>
  );
  expect(drawn).toEqual({
    tag: "label",
    attributes: { class: "note", for: "time" },
    children: [
      {
        tag: "svg",
        attributes: { viewBox: "0 0 24 24", width: "24", "aria-hidden": "true", "data-scrub": "" },
        children: [],
      },
    ],
  });
});

it("leaves out empty children, and flattens lists and fragments", () => {
  const drawnIn = (letters: readonly string[], hasMore: boolean) => (
    <p>
      {letters.map((letter) => (
        <span>{letter}</span>
      ))}
      {hasMore && (
        <>
          , <span>more</span>
        </>
      )}
      {undefined}
    </p>
  );
  expect(drawnIn([], false).children).toEqual([]);
  expect(drawnIn(["a", "b"], true).children).toEqual([span("a"), span("b"), ", ", span("more")]);
});

it("joins neighbouring texts", () => {
  const drawn = (
    <p>
      costs {5} pounds{[" a", " year"]}
    </p>
  );
  expect(drawn.children).toEqual(["costs 5 pounds a year"]);
});

it("draws components", () => {
  const Swatch = ({ colour, children }: { colour: "sun" | "sold"; children: Child }) => (
    <span class={`is-${colour}`}>{children}</span>
  );
  expect(<Swatch colour="sun">at once</Swatch>).toEqual({ ...span("at once"), attributes: { class: "is-sun" } });
});

it("does not compile with an unknown tag, attribute or value", () => {
  // @ts-expect-error
  expect(<section />).toBeDefined();
  // @ts-expect-error
  expect(<p className="note" />).toBeDefined();
  // @ts-expect-error
  expect(<p href="#" />).toBeDefined();
  // @ts-expect-error
  expect(<p aria-hidden="false" />).toBeDefined();
});
