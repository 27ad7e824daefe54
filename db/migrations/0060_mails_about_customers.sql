CREATE TABLE "held_mails" (
	"job_id" bigint PRIMARY KEY NOT NULL,
	"installer_id" text NOT NULL,
	"mail" jsonb NOT NULL,
	"held_at" timestamp with time zone NOT NULL,
	"day" date
);
--> statement-breakpoint
CREATE TABLE "news_wishes" (
	"installer_id" text PRIMARY KEY NOT NULL,
	"news" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "news_wishes_known" CHECK ("news_wishes"."news" in ('at_once', 'daily', 'never'))
);
--> statement-breakpoint
ALTER TABLE "held_mails" ADD CONSTRAINT "held_mails_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_wishes" ADD CONSTRAINT "news_wishes_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_mails_company" ON "held_mails" USING btree ("installer_id","day");--> statement-breakpoint
CREATE INDEX "held_mails_age" ON "held_mails" USING btree ("held_at");