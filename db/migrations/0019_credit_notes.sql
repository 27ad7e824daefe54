CREATE TABLE "credit_note_numbers" (
	"id" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_notes" (
	"number" integer PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"provider_refund_id" text NOT NULL,
	"credits" integer NOT NULL,
	"amount_pence" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"company" text NOT NULL,
	"address" text,
	"seller" jsonb NOT NULL,
	"vat_number" text,
	"vat_percent" integer,
	CONSTRAINT "credit_notes_providerRefundId_unique" UNIQUE("provider_refund_id"),
	CONSTRAINT "credit_notes_amount" CHECK ("credit_notes"."amount_pence" > 0 and "credit_notes"."credits" >= 0),
	CONSTRAINT "credit_notes_vat" CHECK (("credit_notes"."vat_number" is null) = ("credit_notes"."vat_percent" is null))
);
--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_notes_payment" ON "credit_notes" USING btree ("payment_id","number");--> statement-breakpoint
CREATE INDEX "credit_notes_day" ON "credit_notes" USING btree ("issued_at");--> statement-breakpoint

insert into credit_note_numbers (id, last) values (1, 0);
--> statement-breakpoint
create trigger credit_notes_append_only before update or delete on credit_notes
  for each row execute function refuse_change();
--> statement-breakpoint
create trigger credit_notes_no_truncate before truncate on credit_notes
  for each statement execute function refuse_change();
