import { useState } from "react";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";

/** Shown once, right after they were made. */
export function RecoveryCodes({ codes, title }: { codes: readonly string[]; title: string | undefined }) {
  const [copied, setCopied] = useState(false);
  const copy = () => {
    void navigator.clipboard.writeText(codes.join("\n")).then(() => setCopied(true));
  };
  return (
    <Card title="Your recovery codes" className="stack">
      <div role="status">
        <Notice tone="ok" title={title}>
          <p>
            Keep these codes somewhere safe. You can use each one once to sign in without your phone. We cannot show
            them again.
          </p>
        </Notice>
      </div>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="btn-row">
        <Button variant="secondary" className="needs-script" onClick={copy}>
          {copied ? "Copied" : "Copy the codes"}
        </Button>
        <Button variant="secondary" className="needs-script" onClick={() => window.print()}>
          Print
        </Button>
        <LinkButton to="/account">I have kept them</LinkButton>
      </div>
    </Card>
  );
}
