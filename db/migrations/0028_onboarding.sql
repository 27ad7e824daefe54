CREATE TABLE "mcs_claims" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mcs_claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"installer_id" text NOT NULL,
	"technology" text NOT NULL,
	"number" text NOT NULL,
	"said_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "installer_documents" ADD COLUMN "insurer" text;--> statement-breakpoint
ALTER TABLE "installer_documents" ADD COLUMN "cover_pounds" integer;--> statement-breakpoint
ALTER TABLE "mcs_claims" ADD CONSTRAINT "mcs_claims_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mcs_claims_company" ON "mcs_claims" USING btree ("installer_id","technology","id" DESC NULLS LAST);