ALTER TABLE "installer_coverage" ADD COLUMN "excluded_outcodes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "installer_coverage" ADD COLUMN "minimum_budget_pounds" integer;--> statement-breakpoint
ALTER TABLE "installer_coverage" ADD COLUMN "needs_phone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "installer_coverage" ADD CONSTRAINT "installer_coverage_minimum_budget" CHECK ("installer_coverage"."minimum_budget_pounds" between 1 and 1000000);