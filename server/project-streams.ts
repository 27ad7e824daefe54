import type { ProjectStreams } from "#app/web/project-streams.ts";
import { limits } from "#config/limits.ts";
import { openStreamPlaces } from "#server/stream-places.ts";

export interface ProjectStreamsOfProcess extends ProjectStreams {
  stop(): void;
}

export function openProjectStreams(): ProjectStreamsOfProcess {
  const { projectStreamsEach: eachMax, projectStreamsMax: totalMax } = limits;
  const take = openStreamPlaces({ eachMax, totalMax });
  const open = new Set<() => void>();
  return {
    admit(leadId, end) {
      const giveBack = take(leadId);
      open.add(end);
      return () => {
        open.delete(end);
        giveBack();
      };
    },
    stop() {
      for (const end of [...open]) end();
    },
  };
}
