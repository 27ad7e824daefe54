CREATE TABLE "terms_acceptances" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "terms_acceptances_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"installer_id" text NOT NULL,
	"version" text NOT NULL,
	"fingerprint" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "terms_acceptances" ADD CONSTRAINT "terms_acceptances_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "terms_acceptances_company" ON "terms_acceptances" USING btree ("installer_id","id");--> statement-breakpoint
create trigger terms_acceptances_append_only before update or delete on terms_acceptances
  for each row execute function refuse_change();
--> statement-breakpoint
create trigger terms_acceptances_no_truncate before truncate on terms_acceptances
  for each statement execute function refuse_change();
