CREATE TABLE "purchase_pauses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"installer_id" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"service_type" text,
	"reason" text,
	"added_by" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"ended_by" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "purchase_pauses_days" CHECK ("purchase_pauses"."starts_on" <= "purchase_pauses"."ends_on"),
	CONSTRAINT "purchase_pauses_ended" CHECK (("purchase_pauses"."ended_by" is null) = ("purchase_pauses"."ended_at" is null))
);
--> statement-breakpoint
ALTER TABLE "purchase_pauses" ADD CONSTRAINT "purchase_pauses_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_pauses" ADD CONSTRAINT "purchase_pauses_added_by_user_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_pauses" ADD CONSTRAINT "purchase_pauses_ended_by_user_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purchase_pauses_company" ON "purchase_pauses" USING btree ("installer_id","ends_on" DESC NULLS LAST);--> statement-breakpoint
create trigger purchase_pauses_move_gate after insert or update or delete on purchase_pauses
  for each row execute function note_gate_change();
