import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { Sentence } from "#app/routes/admin/parts/sentence.tsx";
import { SUBJECT, sentenceAsText } from "#domain/audit/audit-subject.ts";

const page = "/admin/installers/k";
const kestrel = { name: "Kestrel Roofs", page };
const words = `approved ${SUBJECT} for solar`;

it.each([
  { told: { who: "Ada", words, subject: kestrel }, text: "Ada approved Kestrel Roofs for solar" },
  { told: { who: null, words: `${SUBJECT} sent a quote`, subject: kestrel }, text: "Kestrel Roofs sent a quote" },
  { told: { who: "Ada", words, subject: null }, text: "Ada approved something that is gone for solar" },
  { told: { who: "Ada", words: "opened the desk", subject: kestrel }, text: "Ada opened the desk" },
])("reads the same on the page and in the file: $text", ({ told, text }) => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Sentence {...told} />
    </MemoryRouter>,
  );
  expect(html.replace(/<[^>]+>/g, "")).toBe(text);
  expect(sentenceAsText(told)).toBe(text);
  expect(html.includes(`href="${page}"`)).toBe(text.includes(kestrel.name));
});
