ALTER TABLE "leads" ADD COLUMN "contact_way" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "contact_times" text[];