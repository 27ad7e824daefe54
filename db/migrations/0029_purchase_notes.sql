CREATE TABLE "purchase_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purchase_id" uuid NOT NULL,
	"text" text NOT NULL,
	"written_by" text NOT NULL,
	"written_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "purchase_notes" ADD CONSTRAINT "purchase_notes_purchase_id_lead_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."lead_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_notes" ADD CONSTRAINT "purchase_notes_written_by_user_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purchase_notes_thread" ON "purchase_notes" USING btree ("purchase_id","written_at");
--> statement-breakpoint
create trigger purchase_notes_stay before update on purchase_notes for each row execute function refuse_change();
--> statement-breakpoint

-- Companies have one person so far, whose id is the company's. When it was written nobody noted.
insert into purchase_notes (id, purchase_id, text, written_by)
select gen_random_uuid(), id, notes, installer_id from lead_purchases where notes is not null;
--> statement-breakpoint

-- While this version is rolled out, the one before still writes all notes of a purchase as one text. Goes with the column.
create function keep_purchase_note() returns trigger language plpgsql as $$
begin
  insert into purchase_notes (id, purchase_id, text, written_by, written_at)
  values (gen_random_uuid(), new.id, new.notes, new.installer_id, clock_timestamp());
  return null;
end $$;
--> statement-breakpoint
create trigger lead_purchases_keep_note after update of notes on lead_purchases for each row
  when (new.notes is not null and new.notes is distinct from old.notes) execute function keep_purchase_note();
