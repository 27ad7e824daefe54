import { createElement, type ReactNode } from "react";
import { columnsOf, type Drawn, drawPicture, drawRows } from "#app/routes/site/calculator/draw-picture.ts";
import type { Picture } from "#domain/calculators/picture.ts";

/** The picture beside a calculator's results. Its drawing and its rows are what app/enhance/calculator.ts replaces. */
export function CalculatorPicture({ picture }: { picture: Picture }) {
  return (
    <figure className="picture">
      <figcaption>{picture.title}</figcaption>
      {asReact(drawPicture(picture))}
      <details className="as-table">
        <summary>Show as table</summary>
        <table className="mini-table">
          <thead>
            <tr>
              {columnsOf(picture).map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          {asReact(drawRows(picture))}
        </table>
      </details>
    </figure>
  );
}

function asReact({ tag, attributes, children }: Drawn): ReactNode {
  const { class: className, ...others } = attributes;
  const drawn = children.map((child) => (typeof child === "string" ? child : asReact(child)));
  return createElement(tag, { className, ...others }, ...drawn);
}
