CREATE TABLE "balance_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"category" text NOT NULL,
	"amount_pence" integer NOT NULL,
	"fee_pence" integer NOT NULL,
	"net_pence" integer NOT NULL,
	"currency" text NOT NULL,
	"source_id" text,
	"payment_intent_id" text,
	"happened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "balance_entries_net" CHECK ("balance_entries"."net_pence" = "balance_entries"."amount_pence" - "balance_entries"."fee_pence")
);
--> statement-breakpoint
CREATE TABLE "balance_months" (
	"month" text PRIMARY KEY NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "balance_entries_time" ON "balance_entries" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "balance_entries_source" ON "balance_entries" USING btree ("source_id");--> statement-breakpoint
CREATE INDEX "balance_entries_payment" ON "balance_entries" USING btree ("payment_intent_id");