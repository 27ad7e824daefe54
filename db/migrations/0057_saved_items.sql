CREATE TABLE "saved_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"installer_id" text NOT NULL,
	"role" text NOT NULL,
	"make" text NOT NULL,
	"model" text NOT NULL,
	"warranty_years" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_items_model" UNIQUE("installer_id","make","model")
);
--> statement-breakpoint
ALTER TABLE "saved_items" ADD CONSTRAINT "saved_items_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;