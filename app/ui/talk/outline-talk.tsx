import { Thread } from "#app/ui/talk/thread.tsx";

interface Message {
  id: string;
  from: "customer" | "installer";
  text: string | null;
  sentAt: Date | string;
}

export function OutlineTalk({
  messages,
  reader,
  other,
}: {
  messages: readonly Message[];
  reader: Message["from"];
  other: string;
}) {
  return (
    <Thread
      messages={messages.map((message) => ({
        ...message,
        readAt: null,
        state: message.text === null ? ("gone" as const) : ("shown" as const),
        isReported: false,
      }))}
      isMine={({ from }) => from === reader}
      other={other}
    />
  );
}
