CREATE TABLE "complaints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"installer_id" text NOT NULL,
	"about" text NOT NULL,
	"words" text,
	"made_at" timestamp with time zone NOT NULL,
	"answer_by" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"decision" text,
	"to_customer" text,
	"to_company" text,
	CONSTRAINT "complaints_about_known" CHECK ("complaints"."about" in ('contact', 'conduct', 'quote', 'work', 'details', 'other')),
	CONSTRAINT "complaints_decision_known" CHECK ("complaints"."decision" in ('upheld', 'not_upheld', 'gone')),
	CONSTRAINT "complaints_decided_whole" CHECK (("complaints"."decided_at" is null) = ("complaints"."decision" is null))
);
--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_purchase_id_lead_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."lead_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_decided_by_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "complaints_one_open" ON "complaints" USING btree ("purchase_id") WHERE "complaints"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "complaints_lead" ON "complaints" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "complaints_company" ON "complaints" USING btree ("installer_id");--> statement-breakpoint
CREATE INDEX "complaints_open" ON "complaints" USING btree ("answer_by") WHERE "complaints"."decided_at" is null;