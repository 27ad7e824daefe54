import {
  contactFacts,
  MY_CONTACT,
  TO_ASK,
  versionInWords,
  yieldsInWords,
} from "#app/routes/quote/brief/brief-lines.ts";
import { BriefFacts } from "#app/ui/brief-facts.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { asksFor } from "#content/brief/asks.ts";
import { briefInWords, briefProgress } from "#content/brief/words.ts";
import type { MyBrief } from "#domain/briefs/my-brief.ts";
import type { RoofYields } from "#domain/briefs/roof-yields.ts";

type SheetProps = {
  brief: Pick<MyBrief, "answers" | "serviceType" | "serviceLabel" | "version" | "writtenAt" | "outcode">;
  yields: RoofYields | undefined;
};

export function BriefSheet({ brief, yields }: SheetProps) {
  const { answered, of } = briefProgress(brief.answers, brief.serviceType);
  const parts = briefInWords(brief.answers, brief.serviceType);
  return (
    <Card title="What companies read" aside={<span className="small muted">{`${answered} of ${of} answered`}</span>}>
      <div className="stack">
        <dl className="facts">
          <Fact name="For">
            {brief.serviceLabel}, {brief.outcode}
          </Fact>
        </dl>
        <BriefFacts parts={parts} underRoofs={yields && <Yields yields={yields} />} />
        <p className="small muted">{versionInWords(brief)}</p>
      </div>
    </Card>
  );
}

/** For the customer's own print; companies do not see these in the brief. */
export function BriefContact({ contact }: { contact: MyBrief["contact"] }) {
  return (
    <Card title={MY_CONTACT}>
      <dl className="facts">
        {contactFacts(contact).map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </dl>
    </Card>
  );
}

function Yields({ yields }: { yields: RoofYields }) {
  const { figures, source } = yieldsInWords(yields);
  return (
    <p className="brief-yield">
      <b>{figures}</b> <span className="small muted">{source}</span>
    </p>
  );
}

/** The same questions for every company, so that their answers can be compared. */
export function AskThem({ serviceType }: { serviceType: string }) {
  return (
    <Card title={TO_ASK}>
      <ol className="brief-asks">
        {asksFor(serviceType).map((ask) => (
          <li key={ask}>{ask}</li>
        ))}
      </ol>
    </Card>
  );
}

type KeepProps = { token: string; withContact: boolean; isToPrint: boolean };

/** A GET form, so that the box works without scripts. */
export function KeepBrief({ token, withContact, isToPrint }: KeepProps) {
  const here = `/requests/${token}/brief`;
  return (
    <Card title="Print or keep" className="no-print">
      <form action={here} className="stack">
        <div className="field choices">
          <label className="choice">
            <input type="checkbox" name="contact" value="1" defaultChecked={withContact} />
            <span>
              Include my contact details
              <span className="hint"> Name, email, phone and postcode.</span>
            </span>
          </label>
        </div>
        {isToPrint && <p className="small without-script">Ready: please print with your browser’s menu.</p>}
        <div className="btn-row">
          <Button variant="secondary" type="submit" name="print" value="1">
            Print
          </Button>
          <Button variant="secondary" type="submit" formAction={`${here}.pdf`}>
            Save as PDF
          </Button>
          <Button variant="quiet" size="tight" type="submit" formAction={`${here}.json`}>
            Download as JSON
          </Button>
        </div>
      </form>
    </Card>
  );
}
