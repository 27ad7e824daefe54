import { limits } from "#config/limits.ts";
import { leadServiceLabel } from "#content/options.ts";
import type { MessageSide } from "#db/schema.ts";
import { type Actor, requireInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { type AttachedFile, filesOf } from "#domain/files/file.ts";
import { presentCustomer } from "#domain/leads/present-customer.ts";
import { isLive } from "#domain/leads/project.ts";
import { projectOfLead } from "#domain/leads/projects.sql.ts";
import { sightOf, wholeSight } from "#domain/leads/sight.ts";
import { type Message, presentMessage } from "#domain/messages/message.ts";
import {
  countUnread,
  type MessageRow,
  markRead,
  messagesOf,
  newestOf,
  type ThreadRow,
  threadOfPurchase,
  threadsOfCompany,
  threadsOfLead,
  unreadOf,
} from "#domain/messages/messages.sql.ts";
import { leadOfUsedLink } from "#domain/request-links/open-link.ts";

/** A thread in a list: who it is with, and its newest message. */
export interface ThreadSummary {
  purchaseId: string;
  /** The company for the customer, the customer for the company. */
  name: string;
  serviceLabel: string;
  outcode: string;
  newest: Message | null;
  unread: number;
  /** Nothing more can be written. */
  isOver: boolean;
}

export interface Thread extends Omit<ThreadSummary, "newest" | "unread"> {
  /** The newest two hundred, oldest first. */
  messages: Message[];
}

/**
 * The threads of a project, one per company, in order of purchase. Errors: link_invalid, link_revoked, read_only_link.
 */
export async function myThreads(context: Context, token: string): Promise<ThreadSummary[]> {
  const { db, now } = context;
  const leadId = await leadOfUsedLink(context, token);
  const rows = await threadsOfLead(db.orm, leadId);
  const isLiveNow = await canWrite(context, leadId);
  return summaries(context, rows, "customer").then((all) =>
    all.map((one, index) => ({ ...one, isOver: !isLiveNow || rows[index]?.purchase.endedAt != null, now })),
  );
}

/**
 * The customer's thread with one company; marks that company's messages as read. Errors: as `myThreads`, and not_found
 * (no such company in this project).
 */
export async function threadOfCustomer(context: Context, token: string, purchaseId: string): Promise<Thread> {
  const { db, now } = context;
  const leadId = await leadOfUsedLink(context, token);
  const row = await threadOfPurchase(db.orm, purchaseId);
  if (!row || row.lead.id !== leadId) throw new DomainError("not_found");
  await markRead(db.orm, purchaseId, "customer", now);
  const isOver = row.purchase.endedAt !== null || !(await canWrite(context, leadId));
  return { ...aboutThread(row, "customer"), isOver, messages: await shown(context, row, "customer") };
}

/**
 * Up to a hundred of a company's threads with messages: unread ones first, then the newest. Errors: not_signed_in,
 * not_installer.
 */
export async function companyThreads(context: Context, actor: Actor): Promise<ThreadSummary[]> {
  const installer = requireInstaller(actor, "bought_leads");
  const rows = await threadsOfCompany(context.db.orm, installer.id, limits.threadsShown);
  return summaries(context, rows, "installer");
}

/** How many messages from customers the company has not read. Errors: not_signed_in, not_installer. */
export function countCompanyUnread({ db }: Context, actor: Actor): Promise<number> {
  return countUnread(db.orm, requireInstaller(actor, "bought_leads").id);
}

/**
 * A company's thread with the customer of its own purchase. Marks the customer's messages as read for people, and for
 * programs only on request. Errors: not_signed_in, not_found (or another's purchase).
 */
export async function threadOfCompany(
  context: Context,
  actor: Actor,
  purchaseId: string,
  { marksRead }: { marksRead: boolean },
): Promise<Thread> {
  const installer = requireInstaller(actor, "bought_leads");
  const row = await threadOfPurchase(context.db.orm, purchaseId);
  if (!row || row.purchase.installerId !== installer.id) throw new DomainError("not_found");
  if (marksRead) await markRead(context.db.orm, purchaseId, "installer", context.now);
  const isOver = row.purchase.endedAt !== null || !(await canWrite(context, row.lead.id));
  return { ...aboutThread(row, "installer"), isOver, messages: await shown(context, row, "installer") };
}

async function canWrite({ db }: Context, leadId: string): Promise<boolean> {
  const project = await projectOfLead(db.orm, leadId);
  return !project || isLive(project) || project.status === "done";
}

type Row = NonNullable<ThreadRow>;

async function summaries({ db, now }: Context, rows: readonly Row[], reader: MessageSide): Promise<ThreadSummary[]> {
  const ids = rows.map(({ purchase }) => purchase.id);
  const newest = new Map((await newestOf(db.orm, ids)).map((message) => [message.purchaseId, message]));
  const unread = await unreadOf(db.orm, ids, reader);
  return rows.map((row) => {
    const message = newest.get(row.purchase.id);
    return {
      ...aboutThread(row, reader),
      newest: message ? present(row, message, { reader, now, files: [] }) : null,
      unread: unread.get(row.purchase.id) ?? 0,
      isOver: row.purchase.endedAt !== null,
    };
  });
}

function aboutThread({ purchase, lead, company }: Row, reader: MessageSide) {
  const name = reader === "customer" ? company : presentCustomer(lead, sightOf(lead, purchase)).name;
  const { serviceType, outcode } = lead;
  return { purchaseId: purchase.id, name, serviceLabel: leadServiceLabel(serviceType), outcode };
}

async function shown({ db, now }: Context, row: Row, reader: MessageSide): Promise<Message[]> {
  const rows = await messagesOf(db.orm, row.purchase.id, limits.messagesShown);
  const ids = rows.map(({ id }) => id);
  const files = await filesOf(db.orm, ids);
  return rows.map((message) => present(row, message, { reader, now, files: files.get(message.id) ?? [] }));
}

function present(
  { purchase, lead }: Row,
  message: MessageRow,
  seen: { reader: MessageSide; now: Date; files: readonly AttachedFile[] },
) {
  const sight = seen.reader === "installer" ? sightOf(lead, purchase) : wholeSight;
  return presentMessage(message, { ...seen, sight });
}
