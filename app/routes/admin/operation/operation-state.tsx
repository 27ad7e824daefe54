import { Link } from "react-router";
import type { FeatureSetting } from "#app/routes/admin/operation/feature-settings.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { formatDateTime, formatNumber, formatRelative } from "#app/ui/format.ts";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import { limits } from "#config/limits.ts";
import type { LaneState } from "#domain/admin/jobs/job-log.ts";
import type { EnergyPrices } from "#domain/areas/energy-price.ts";

type StateProps = {
  queue: readonly LaneState[];
  prices: Pick<EnergyPrices, "sourceName" | "lastUpdated" | "indicative">;
  /** How long the database took to answer. */
  answeredInMilliseconds: number;
  now: Date;
};

/** The present state of what the site depends on. */
export function OperationState({ queue, prices, answeredInMilliseconds, now }: StateProps) {
  return (
    <div className="stack">
      <Card title="Queue">
        <DataTable
          caption="Queue by type of work"
          columns={laneColumns(now)}
          rows={queue}
          rowKey={({ lane }) => lane}
        />
      </Card>
      <Card title="Database and prices">
        <dl className="facts">
          <Fact name="Database">
            <Badge tone="ok">Reachable</Badge> answered in {formatNumber(answeredInMilliseconds)} ms
          </Fact>
          <Fact name="Source of energy prices">
            {prices.indicative ? "Simulated prices, not real ones" : prices.sourceName}
          </Fact>
          <Fact name="Prices renewed">{formatDateTime(prices.lastUpdated)}</Fact>
        </dl>
      </Card>
    </div>
  );
}

const laneWords: Record<LaneState["lane"], string> = {
  mail: "Mail",
  webhooks: "Installers’ programs",
  rest: "The rest",
};

const laneColumns = (now: Date): Column<LaneState>[] => [
  { key: "lane", header: "Work", rowHeader: true, cell: ({ lane }) => laneWords[lane] },
  { key: "waiting", header: "Waiting", cell: ({ waiting }) => formatNumber(waiting) },
  {
    key: "oldest",
    header: "Oldest waiting",
    cell: ({ oldestQueuedAt: at, stalledSince }) => (
      <>
        {at ? `Queued ${formatRelative(now, at)}` : "None"}
        {stalledSince && (
          <span className="sub">
            <Badge tone="bad">Due {formatRelative(now, stalledSince)}, not taken</Badge>
          </span>
        )}
      </>
    ),
  },
  {
    key: "processes",
    header: "Processes",
    cell: ({ processes }) => (processes === 0 ? <Badge tone="warn">None</Badge> : formatNumber(processes ?? 1)),
  },
  {
    key: "failed",
    header: `Failed in ${limits.failedJobsKeptDays} days`,
    cell: ({ failed }) =>
      failed > 0 ? <Link to="/admin/operation#failed">{formatNumber(failed)}</Link> : formatNumber(failed),
  },
];

const columns: Column<FeatureSetting>[] = [
  { key: "name", header: "Feature", rowHeader: true, cell: ({ name }) => name },
  {
    key: "state",
    header: "State",
    cell: ({ isOn }) => <Badge tone={isOn ? "ok" : "plain"}>{isOn ? "On" : "Off"}</Badge>,
  },
  { key: "setting", header: "Setting", cell: ({ setBy }) => <code className="break-all">{setBy}</code> },
];

export function FeatureSettings({ settings }: { settings: readonly FeatureSetting[] }) {
  return <DataTable caption="Feature settings" columns={columns} rows={settings} rowKey={({ name }) => name} />;
}
