import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { QuoteForm } from "#app/routes/site/parts/quote-form.tsx";

const shown = (forBusiness: boolean) =>
  renderToStaticMarkup(
    <RouterProvider
      router={createMemoryRouter([
        { path: "/", element: <QuoteForm action="/" state={undefined} forBusiness={forBusiness} /> },
      ])}
    />,
  );

it.each([false, true])(
  "says above its button who pays us and links the legal texts (for a business: %s)",
  (business) => {
    const [above] = shown(business).split("Get my 3 free quotes");
    for (const said of ["Installers pay us", "get in touch", 'href="/privacy-policy"', 'href="/terms-of-service"'])
      expect(above).toContain(said);
  },
);
