import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Thread } from "#app/ui/talk/thread.tsx";
import type { readThread } from "#domain/messages/reported-messages.ts";

type Read = Awaited<ReturnType<typeof readThread>>;

/** The messages of both sides, once the reason for reading them is in the audit log. */
export function ReadThread({ thread, reason }: { thread: Read; reason: string }) {
  const { company, firstName, messages } = thread;
  return (
    <Card title={`Messages between ${firstName} and ${company}`}>
      <p className="small muted">
        “You” are {firstName} here. The audit log records that you read this, why, and each file you open.
      </p>
      <Thread
        messages={messages.map((message) => ({
          ...message,
          readAt: null,
          state: message.text === null ? ("gone" as const) : ("shown" as const),
        }))}
        isMine={({ from }) => from === "customer"}
        other={company}
        filesOf={({ files }) => <Files files={files} reason={reason} />}
      />
    </Card>
  );
}

/** A form each, with the reason given for reading, because opening a file is recorded. */
function Files({ files, reason }: { files: Read["messages"][number]["files"]; reason: string }) {
  return files.map(({ id, fileName }) => (
    <form method="post" action={`/admin/files/${id}`} key={id}>
      <input type="hidden" name="reason" value={reason} />
      <Button type="submit" variant="secondary" size="tight">
        Open {fileName}
      </Button>
    </form>
  ));
}
