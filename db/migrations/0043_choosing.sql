ALTER TABLE "lead_purchases" ADD COLUMN "lost_reason" text;--> statement-breakpoint
ALTER TABLE "lead_purchases" ADD COLUMN "lost_words" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "chosen_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_one_chosen" ON "quotes" USING btree ("lead_id") WHERE "quotes"."status" = 'chosen';