CREATE TABLE "public_complaints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"about" text NOT NULL,
	"company" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"words" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"answer_by" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" text,
	"answer" text,
	CONSTRAINT "public_complaints_about_known" CHECK ("public_complaints"."about" in ('us', 'installer')),
	CONSTRAINT "public_complaints_answered_whole" CHECK (("public_complaints"."answered_at" is null) = ("public_complaints"."answer" is null))
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "import_source" text;--> statement-breakpoint
ALTER TABLE "public_complaints" ADD CONSTRAINT "public_complaints_answered_by_user_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "public_complaints_one_open" ON "public_complaints" USING btree ("email",md5("words")) WHERE "public_complaints"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "public_complaints_open" ON "public_complaints" USING btree ("answer_by") WHERE "public_complaints"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "public_complaints_old" ON "public_complaints" USING btree ("made_at");