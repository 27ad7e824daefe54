import type { NoticesOff } from "#content/device-notices.ts";

/** What the server needs to reach this browser, or why it cannot. */
type Asked = { endpoint: string; publicKey: string; authSecret: string } | { off: NoticesOff };

/** Why this browser cannot show notices; undefined if it can. */
export function whyNot(): NoticesOff | undefined {
  const isAble = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (isAble) return Notification.permission === "denied" ? "refused" : undefined;
  return /iPhone|iPad/.test(navigator.userAgent) ? "not-on-home-screen" : "not-able";
}

/** Asks for permission, then subscribes. Call only when the user clicks, or the browser may refuse to ask. */
export async function askForNotices(pushKey: string): Promise<Asked> {
  const off = whyNot();
  if (off) return { off };
  if ((await Notification.requestPermission()) !== "granted") return { off: "refused" };
  try {
    await navigator.serviceWorker.register("/sw.js");
    const { pushManager } = await navigator.serviceWorker.ready;
    // An earlier subscription may belong to another person or to another key of ours.
    await (await pushManager.getSubscription())?.unsubscribe();
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
    return {
      endpoint: subscription.endpoint,
      publicKey: textOf(subscription, "p256dh"),
      authSecret: textOf(subscription, "auth"),
    };
  } catch {
    return { off: "failed" };
  }
}

function textOf(subscription: PushSubscription, name: PushEncryptionKeyName): string {
  const bytes = new Uint8Array(subscription.getKey(name) ?? new ArrayBuffer());
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
