ALTER TABLE "jobs" ALTER COLUMN "lane" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "jobs" ALTER COLUMN "lane" SET DEFAULT 'mail';
