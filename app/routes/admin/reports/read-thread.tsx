import { Card } from "#app/ui/card.tsx";
import { Thread } from "#app/ui/talk/thread.tsx";
import type { readThread } from "#domain/messages/reported-messages.ts";

/** What both sides wrote, after the reason for reading it is in the audit log. */
export function ReadThread({ thread }: { thread: Awaited<ReturnType<typeof readThread>> }) {
  const { company, firstName, messages } = thread;
  return (
    <Card title={`The thread of ${firstName} and ${company}`}>
      <p className="small muted">“You” are {firstName} here. That it was read, and why, is in the audit log.</p>
      <Thread
        messages={messages.map((message) => ({
          ...message,
          readAt: null,
          state: message.text === null ? ("gone" as const) : ("shown" as const),
        }))}
        isMine={({ from }) => from === "customer"}
        other={company}
      />
    </Card>
  );
}
