import { buttonClass } from "#app/ui/button-class.ts";
import { NEWEST_ENTRY } from "#content/newest-entry.ts";

/** How a company checks its history without our site: the proof, the program and the command. */
export function HistoryProof() {
  return (
    <section className="stack" aria-labelledby="proof-title">
      <h2 className="h3" id="proof-title">
        Check it without our site
      </h2>
      <p>With Node.js 22 or later, put both files into one folder and run:</p>
      <p>
        <code>node verify.mjs fairwatt-proof.json --seen "ENTRY HASH"</code>
      </p>
      <p className="small muted">
        ENTRY HASH is “{NEWEST_ENTRY}” from a receipt, a credit note or an email about credits; you can leave it out.
        The program is the one that this page uses.
      </p>
      <div className="btn-row">
        <a className={buttonClass({ variant: "secondary" })} href="/credits/proof.json" download>
          Download proof
        </a>
        <a className={buttonClass({ variant: "secondary" })} href="/credits/verify.mjs" download>
          Download verify.mjs
        </a>
      </div>
    </section>
  );
}
