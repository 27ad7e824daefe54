CREATE TABLE "payment_mismatches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"reasons" text[] NOT NULL,
	"session_id" text NOT NULL,
	"payment_intent_id" text,
	"amount_pence" integer,
	"currency" text,
	"event_id" text,
	"received_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"outcome_reason" text,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	CONSTRAINT "payment_mismatches_once" UNIQUE("payment_id","session_id"),
	CONSTRAINT "payment_mismatches_outcome" CHECK ("payment_mismatches"."outcome" in ('credited', 'closed')),
	CONSTRAINT "payment_mismatches_decided" CHECK (("payment_mismatches"."outcome" is null) = ("payment_mismatches"."decided_at" is null) and ("payment_mismatches"."outcome" is null) = ("payment_mismatches"."outcome_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "payment_reversals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"amount_pence" integer,
	"provider_id" text,
	"event_id" text,
	"recorded_at" timestamp with time zone NOT NULL,
	"recorded_by" text,
	CONSTRAINT "payment_reversals_kind" CHECK ("payment_reversals"."kind" in ('refund', 'dispute', 'dealt_with', 'arrived'))
);
--> statement-breakpoint
ALTER TABLE "credit_transactions" DROP CONSTRAINT "credit_transactions_type";--> statement-breakpoint
ALTER TABLE "credit_transactions" DROP CONSTRAINT "credit_transactions_sign";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_status_known";--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "held_credits" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "disputed_credits" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_transactions" ADD COLUMN "held_after" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "charge_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "paid_pence" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "receipt_seller" jsonb;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "pending_refund_pence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "lost_pence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "dispute_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "disputed_pence" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "dispute_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "disputed_credits" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "reversal_open" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_mismatches" ADD CONSTRAINT "payment_mismatches_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_mismatches" ADD CONSTRAINT "payment_mismatches_decided_by_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reversals" ADD CONSTRAINT "payment_reversals_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reversals" ADD CONSTRAINT "payment_reversals_recorded_by_user_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_mismatches_waiting" ON "payment_mismatches" USING btree ("received_at") WHERE "payment_mismatches"."outcome" is null;--> statement-breakpoint
CREATE INDEX "payment_reversals_payment" ON "payment_reversals" USING btree ("payment_id","recorded_at");--> statement-breakpoint
CREATE INDEX "payments_charge" ON "payments" USING btree ("charge_id") WHERE "payments"."charge_id" is not null;--> statement-breakpoint
CREATE INDEX "payments_reversal_open" ON "payments" USING btree ("created_at" DESC NULLS LAST) WHERE "payments"."reversal_open";--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_held_not_negative" CHECK ("profiles"."held_credits" >= 0);--> statement-breakpoint
ALTER TABLE "credit_transactions" ADD CONSTRAINT "credit_transactions_type" CHECK ("credit_transactions"."transaction_type" in ('purchase', 'spend', 'refund', 'grant', 'hold', 'release', 'reversal'));--> statement-breakpoint
ALTER TABLE "credit_transactions" ADD CONSTRAINT "credit_transactions_sign" CHECK (("credit_transactions"."transaction_type" in ('spend', 'hold', 'reversal')) = ("credit_transactions"."amount" < 0) and "credit_transactions"."amount" <> 0);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_taken_back" CHECK ("payments"."pending_refund_pence" between 0 and "payments"."amount_pence" and "payments"."lost_pence" between 0 and "payments"."amount_pence");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_disputed" CHECK ("payments"."disputed_credits" between 0 and "payments"."credits");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_status_known" CHECK ("payments"."status" in ('started', 'paid', 'expired', 'mismatched'));