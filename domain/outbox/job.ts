/** The mails we send, with what each needs to be written. Only ids: the text is made when it is sent. */
export type Mail =
  | { mail: "confirm-request"; leadId: string }
  | { mail: "lead-bought-installer"; purchaseId: string }
  | { mail: "lead-bought-customer"; purchaseId: string }
  | { mail: "purchase-refunded"; purchaseId: string; reason: string }
  | { mail: "confirm-email"; userId: string }
  | { mail: "installer-approved" | "installer-reinstated"; installerId: string }
  | { mail: "installer-declined" | "installer-suspended"; installerId: string; reason: string };

/** Work for the worker. A new kind that no handler does, does not compile. */
export type Job = { kind: "send-mail"; payload: Mail } | { kind: "expire-leads"; payload: Record<string, never> };

export type JobKind = Job["kind"];

export interface TakenJob {
  id: number;
  job: Job;
  /** Counting this one. */
  attempt: number;
}
