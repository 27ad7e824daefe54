CREATE TABLE "message_mails" (
	"purchase_id" uuid NOT NULL,
	"recipient" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_mails_purchase_id_recipient_pk" PRIMARY KEY("purchase_id","recipient"),
	CONSTRAINT "message_mails_recipient_known" CHECK ("message_mails"."recipient" in ('customer', 'installer'))
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purchase_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"installer_id" text NOT NULL,
	"sender" text NOT NULL,
	"text" text,
	"sent_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"reported_at" timestamp with time zone,
	"report_reason" text,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"decision" text,
	"decision_reason" text,
	CONSTRAINT "messages_sender_known" CHECK ("messages"."sender" in ('customer', 'installer')),
	CONSTRAINT "messages_length" CHECK (length("messages"."text") between 1 and 4000),
	CONSTRAINT "messages_decision_whole" CHECK (num_nulls("messages"."decided_at", "messages"."decision", "messages"."decision_reason") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "message_mails" ADD CONSTRAINT "message_mails_purchase_id_lead_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."lead_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_purchase_id_lead_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."lead_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_decided_by_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_thread" ON "messages" USING btree ("purchase_id","sent_at","id");--> statement-breakpoint
CREATE INDEX "messages_project" ON "messages" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "messages_company" ON "messages" USING btree ("installer_id","sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "messages_reported" ON "messages" USING btree ("reported_at") WHERE "messages"."reported_at" is not null and "messages"."decided_at" is null;