CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"installer_id" text NOT NULL,
	"sender" text NOT NULL,
	"message_id" uuid,
	"quote_id" uuid,
	"position" smallint NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "files_of_message" UNIQUE("message_id","position"),
	CONSTRAINT "files_of_quote" UNIQUE("quote_id","position"),
	CONSTRAINT "files_sender_known" CHECK ("files"."sender" in ('customer', 'installer')),
	CONSTRAINT "files_place" CHECK (num_nonnulls("files"."message_id", "files"."quote_id") <= 1 and ("files"."message_id" is not null or "files"."sender" = 'installer')
        and "files"."position" between 1 and case when "files"."message_id" is null then 3 else 5 end),
	CONSTRAINT "files_kind" CHECK ("files"."message_id" is not null or "files"."media_type" = 'application/pdf'),
	CONSTRAINT "files_size" CHECK ("files"."size_bytes" between 1 and 10485760)
);
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_purchase_id_lead_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."lead_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "files_waiting" ON "files" USING btree ("purchase_id","position") WHERE "files"."message_id" is null and "files"."quote_id" is null;--> statement-breakpoint
CREATE INDEX "files_project" ON "files" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "files_stored" ON "files" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "files_waiting_age" ON "files" USING btree ("created_at") WHERE "files"."message_id" is null and "files"."quote_id" is null;