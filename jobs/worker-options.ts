import type { Context } from "#domain/context.ts";
import type { HeadsStore } from "#domain/credits/heads.ts";
import type { Lane } from "#domain/outbox/job-rules.ts";
import type { SenderHash } from "#domain/security-log/signals.ts";
import type { CardPayments } from "#integrations/card-payments.ts";
import type { CompanyRegister } from "#integrations/companies-house.ts";
import type { FileStore } from "#integrations/file-store.ts";
import type { SealPush } from "#integrations/web-push/web-push.ts";
import type { CallWebhook } from "#integrations/webhook.ts";
import type { MailSettings } from "#jobs/send-mail.ts";

export interface WorkerOptions {
  db: Context["db"];
  mail: MailSettings;
  files: Pick<FileStore, "remove">;
  /** Absent: no heads of histories are kept, and the check of the books compares with none. */
  heads?: HeadsStore | undefined;
  callWebhook: CallWebhook;
  /** Absent: no device is sent anything. */
  sealPush?: SealPush | undefined;
  /** Absent: no company is looked up. */
  companyRegister?: CompanyRegister | undefined;
  /** Absent: no network addresses of companies are compared with those of their customers. */
  senderHash?: SenderHash | undefined;
  /** Absent: no payment can be asked about. */
  payments?: CardPayments | undefined;
  /** Called for each failure, with the job's number and what went wrong. */
  onFailure(failure: { jobId?: number; willRetry: boolean; error: unknown }): void;
  /** Absent: all. */
  lanes?: readonly Lane[];
  pollMilliseconds?: number;
  /** Absent: this machine's clock. */
  now?: (() => Date) | undefined;
}

/** The only source of the worker's time. */
export function nowOf({ now }: Pick<WorkerOptions, "now">): Date {
  return now ? now() : new Date();
}
