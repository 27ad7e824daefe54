import { asReact } from "#app/ui/drawn/drawn-as-react.ts";
import type { Picture } from "#domain/calculator/picture.ts";
import { columnsOf, drawPicture, drawRows } from "./draw-picture.ts";

/** The picture beside a calculator's results. app/enhance/calculator.ts replaces its drawing and its rows. */
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
