ALTER TABLE "profiles" ADD COLUMN "legal_form" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "company_number" text;--> statement-breakpoint
ALTER TABLE "vetting_checks" ADD COLUMN "holder_number" text;--> statement-breakpoint
ALTER TABLE "vetting_checks" ADD COLUMN "holder_outcome" text;