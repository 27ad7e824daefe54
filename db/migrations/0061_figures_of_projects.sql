CREATE INDEX "project_events_by_time" ON "project_events" USING brin ("at");--> statement-breakpoint
CREATE INDEX "quotes_by_time" ON "quotes" USING brin ("sent_at");