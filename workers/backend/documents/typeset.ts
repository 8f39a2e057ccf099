import italic from "./fonts/italic.ttf.bin";
import regular from "./fonts/regular.ttf.bin";
import semibold from "./fonts/semibold.ttf.bin";
import {
  renderAccepted as accepted,
  renderEstimate as estimate,
  renderInvoice as invoice,
  renderOffer as offer,
  renderOrder as order,
  renderStatement as statement,
} from "./render.tsx";
import { setType } from "./type.ts";

setType({ regular, semibold, italic });

export const renderEstimate = estimate;
export const renderOffer = offer;
export const renderInvoice = invoice;
export const renderStatement = statement;
export const renderOrder = order;
export const renderAccepted = accepted;
