CREATE TABLE "demo_clock" (
	"id" smallint PRIMARY KEY NOT NULL,
	"hours_ahead" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"message_id" text NOT NULL,
	"job_id" bigint,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_reports_once" UNIQUE("message_id","kind","status","at")
);
--> statement-breakpoint
CREATE INDEX "mail_reports_of_job" ON "mail_reports" USING btree ("job_id","id");