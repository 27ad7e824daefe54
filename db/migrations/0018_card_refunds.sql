CREATE TABLE "card_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"credits" integer NOT NULL,
	"amount_pence" integer NOT NULL,
	"reason" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"asked_by" text NOT NULL,
	"needs_approval" boolean NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"state" text NOT NULL,
	"sent_at" timestamp with time zone,
	"known_pence" integer,
	"provider_refund_id" text,
	"ended_at" timestamp with time zone,
	"failure" text,
	CONSTRAINT "card_refunds_providerRefundId_unique" UNIQUE("provider_refund_id"),
	CONSTRAINT "card_refunds_state" CHECK ("card_refunds"."state" in ('asked', 'approved', 'sent', 'succeeded', 'failed', 'declined')),
	CONSTRAINT "card_refunds_amount" CHECK ("card_refunds"."credits" > 0 and "card_refunds"."amount_pence" > 0),
	CONSTRAINT "card_refunds_approved_by_another" CHECK (not "card_refunds"."needs_approval" or "card_refunds"."state" in ('asked', 'declined')
        or ("card_refunds"."decided_by" is not null and "card_refunds"."decided_by" <> "card_refunds"."asked_by"))
);
--> statement-breakpoint
ALTER TABLE "payment_reversals" DROP CONSTRAINT "payment_reversals_kind";--> statement-breakpoint
ALTER TABLE "card_refunds" ADD CONSTRAINT "card_refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_refunds" ADD CONSTRAINT "card_refunds_asked_by_user_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_refunds" ADD CONSTRAINT "card_refunds_decided_by_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "card_refunds_one_open" ON "card_refunds" USING btree ("payment_id") WHERE "card_refunds"."state" in ('asked', 'approved', 'sent');--> statement-breakpoint
CREATE INDEX "card_refunds_payment" ON "card_refunds" USING btree ("payment_id","asked_at");--> statement-breakpoint
CREATE INDEX "card_refunds_waiting" ON "card_refunds" USING btree ("asked_at") WHERE "card_refunds"."state" = 'asked';--> statement-breakpoint
ALTER TABLE "payment_reversals" ADD CONSTRAINT "payment_reversals_kind" CHECK ("kind" in ('refund', 'dispute', 'dealt_with', 'arrived', 'settled', 'refund_asked', 'refund_approved', 'refund_declined', 'refund_failed'));--> statement-breakpoint

-- What was asked stays as it was asked, and what came to nothing stays so.
create trigger card_refunds_facts_stay before update of id, payment_id, credits, amount_pence, reason, asked_at, asked_by,
    needs_approval
  on card_refunds for each row execute function refuse_change();
--> statement-breakpoint
create trigger card_refunds_ended_stay before update on card_refunds
  for each row when (old.state in ('failed', 'declined')) execute function refuse_change();
--> statement-breakpoint
create trigger card_refunds_no_delete before delete on card_refunds
  for each row execute function refuse_change();
--> statement-breakpoint
create trigger card_refunds_no_truncate before truncate on card_refunds
  for each statement execute function refuse_change();
