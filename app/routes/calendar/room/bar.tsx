import { WifiOff } from "lucide-react";
import { useTranslation } from "#locales/use-translation.ts";
import { Icon } from "#ui/icon.tsx";
import type { RoomState } from "./client.ts";

/** Says that changes of others do not arrive at the moment. The sheet stays readable, and catches up by itself. */
export function RoomBar({ state }: { state: RoomState }) {
  const { t } = useTranslation();
  const isQuiet = state === "open" || state === "connecting";
  return (
    <div role="status" className="room-bar">
      {!isQuiet && (
        <p>
          <Icon of={WifiOff} />
          {t(`calendar.room.${state}`)}
          {state !== "lost" && (
            <button type="button" onClick={() => window.location.reload()}>
              {t("calendar.reload")}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
