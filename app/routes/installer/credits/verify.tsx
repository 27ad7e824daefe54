import { useState } from "react";
import { Link } from "react-router";
import { HistoryProof } from "#app/routes/installer/credits/history-proof.tsx";
import { Button } from "#app/ui/button.tsx";
import { dateInWords } from "#app/ui/format.ts";
import { TextField } from "#app/ui/forms/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { WithoutScript } from "#app/ui/without-script.tsx";
import { callerOf } from "#app/web/context.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { NEWEST_ENTRY } from "#content/newest-entry.ts";
import { verifyWords as words } from "#content/verify-words.ts";
import { requireInstaller } from "#domain/actor.ts";
import type { Broken, Head, Sound } from "#domain/credits/verify.mjs";
import type { Route } from "./+types/verify.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: words.title, description: words.description, path: "", hidden: true });

export const loader = withErrorPage(async ({ context }: Route.LoaderArgs) => {
  requireInstaller(callerOf(context)[1], "money");
  return null;
});

type Found = { said: string; isSound: boolean; checked: readonly string[] } | { problem: string };

export default function VerifyPage() {
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const [found, setFound] = useState<Found | "checking">();
  const verify = async () => {
    setError(undefined);
    setFound("checking");
    const outcome = await checkHere(typed).catch(() => ({ problem: words.problem }));
    if (outcome === "unreadable") setError(words.unreadable);
    setFound(outcome === "unreadable" ? undefined : outcome);
  };
  return (
    <div className="wrap page stack page-narrow">
      <p>
        <Link to="/credits?tab=history">Transaction History</Link>
      </p>
      <h1>{words.title}</h1>
      <p>{words.intro}</p>
      <form
        className="card stack needs-script"
        aria-label={words.title}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void verify();
        }}
      >
        <TextField
          label={words.seen}
          name="seen"
          hint={words.seenHint(NEWEST_ENTRY)}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          errors={error ? [error] : undefined}
          autoComplete="off"
          spellCheck={false}
          optional
        />
        <div>
          <Button type="submit" disabled={found === "checking"}>
            {words.button}
          </Button>
        </div>
      </form>
      <WithoutScript>
        <Notice title={words.noScript}>
          <p>{words.noScriptHow}</p>
        </Notice>
      </WithoutScript>
      <div role="status">
        {found === "checking" && <p className="muted">{words.checking}</p>}
        {found && found !== "checking" && <Outcome found={found} />}
      </div>
      <HistoryProof />
    </div>
  );
}

function Outcome({ found }: { found: Found }) {
  if ("problem" in found) return <Notice tone="warn" title={found.problem} />;
  return (
    <Notice tone={found.isSound ? "ok" : "bad"} title={found.isSound ? words.complete : words.mismatch}>
      <p>{found.said}</p>
      {found.isSound ? (
        <ul>
          {found.checked.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <p>{words.whatNow}</p>
      )}
    </Notice>
  );
}

/** Checks the proof of this moment with the very program that is handed out, on this device. */
async function checkHere(typed: string): Promise<Found | "unreadable"> {
  const { checkHistory, REASONS, readHead, readProof } = await import("#domain/credits/verify.mjs");
  // The browser's own answers one entry after the other with a promise each, which takes seconds.
  const { sha256 } = await import("@noble/hashes/sha2.js");
  const seen = typed.trim() === "" ? [] : [readHead(typed)];
  if (!seen.every((head): head is Head => head !== undefined)) return "unreadable";
  const answer = await fetch("/credits/proof.json", { headers: { accept: "application/json" } });
  if (!answer.ok) return { problem: words.problem };
  const proof = readProof(await answer.text());
  const result: Sound | Broken = checkHistory(proof, sha256, seen);
  if (!result.matches) return { isSound: false, said: REASONS[result.because](result.entry), checked: [] };
  const { midnight } = proof;
  return {
    isSound: true,
    said: words.entries(result.entries),
    checked: [
      words.chain,
      midnight ? words.midnight(midnight.entry, dateInWords(midnight.day)) : words.noMidnight,
      ...seen.map(({ entry }) => words.seenIs(entry)),
    ],
  };
}
