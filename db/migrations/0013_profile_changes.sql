CREATE TABLE "profile_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"installer_id" text NOT NULL,
	"company_name" text NOT NULL,
	"phone" text,
	"address" text,
	"city" text,
	"postcode" text,
	"asked_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"reason" text,
	CONSTRAINT "profile_changes_outcome" CHECK ("profile_changes"."outcome" in ('accepted', 'declined', 'replaced', 'withdrawn')),
	CONSTRAINT "profile_changes_decided" CHECK (("profile_changes"."outcome" is null) = ("profile_changes"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "profile_changes" ADD CONSTRAINT "profile_changes_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_changes" ADD CONSTRAINT "profile_changes_decided_by_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "profile_changes_one_open" ON "profile_changes" USING btree ("installer_id") WHERE "profile_changes"."outcome" is null;--> statement-breakpoint
CREATE INDEX "profile_changes_company" ON "profile_changes" USING btree ("installer_id","asked_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "profile_changes_open" ON "profile_changes" USING btree ("asked_at","id") WHERE "profile_changes"."outcome" is null;