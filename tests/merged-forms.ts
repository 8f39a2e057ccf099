import { client } from "#model/client/client.ts";
import { contact } from "#model/client/contact.ts";
import { customerPrice } from "#model/client/customer-price.ts";
import { listedTemplate } from "#model/estimate/template.ts";
import { savedView } from "#model/list/saved-view.ts";
import { project } from "#model/project/project.ts";
import { product } from "#model/stock/product.ts";
import { stockItem } from "#model/stock/stock-item.ts";
import { unit } from "#model/stock/unit.ts";
import { workType } from "#model/stock/work-type.ts";
import { bookkeeping, manageCalendar, roleIds } from "#model/user/role.ts";
import { user } from "#model/user/user.ts";
import { vatRate } from "#model/vat/vat-rate.ts";
import { editedEntry } from "#routes/calendar/edited.ts";
import { editedClient } from "#routes/clients/edited.ts";
import { editedContact } from "#routes/clients/people/edited.ts";
import { editedPrice } from "#routes/customer-prices/edited.ts";
import { editedProduct } from "#routes/products/edited.ts";
import { editedDates, editedProject } from "#routes/projects/edited.ts";
import { editedRate } from "#routes/settings/vat/edited.ts";
import { editedItem } from "#routes/stock/edited.ts";
import { editedTemplate } from "#routes/templates/edited.ts";
import { editedUnit } from "#routes/units/edited.ts";
import { editedUser } from "#routes/users/edited.ts";
import { editedView } from "#routes/views/edited.ts";
import { editedWorkType } from "#routes/work-types/edited.ts";
import { documentForms } from "./merged-documents.ts";
import { day, type Sample, sample, three } from "./merged-sample.ts";
import { settingsForms } from "./merged-settings.ts";
import { anEntry } from "./party/entries.ts";

/** Every form that changes a row. */
export const samples: readonly Sample[] = [
  sample(
    "a client",
    editedClient,
    three((nth) =>
      client.parse({
        id: 1,
        version: 1,
        name: `Klients ${nth}`,
        short_name: `K${nth}`,
        reg_nr: `4000312345${nth}`,
        vat_nr: ["LV40003245752", "", "EE100931558"][nth],
        address: `Brīvības iela ${nth}`,
        registered_address: `Lāčplēša iela ${nth}`,
        bank: { id: nth + 1, name: `Banka ${nth}`, swift: "" },
        iban: ["LV80BANK0000435195001", "", "EE382200221020145685"][nth],
        country: ["LV", "LT", "EE"][nth],
        email: `klients${nth}@example.lv`,
        document_language: ["lv", "en", ""][nth],
        buyer_reference: `Nodaļa ${nth}`,
        einvoice_scheme: ["0191", "9931", "0200"][nth],
        einvoice_id: ["10093155", "EE100931558", "305000000"][nth],
        is_public_body: nth === 1,
        contact: { name: `Anna ${nth}`, phone: `2900000${nth}` },
      }),
    ),
  ),
  sample(
    "a saved view",
    editedView,
    three((nth) =>
      savedView.parse({ id: 1, version: 1, list: "projects", name: `Skats ${nth}`, is_shared: nth === 0 }),
    ),
  ),
  sample(
    "a project",
    editedProject,
    three((nth) =>
      project.parse({
        id: 1,
        version: 1,
        name: `Projekts ${nth}`,
        short_name: `P${nth}`,
        in_planning: nth === 0,
        customer: { id: nth + 1, name: `Klients ${nth}` },
        project_manager: nth + 1,
        second_user_id: nth + 4,
        planned_start_date: day(1, nth),
        planned_due_date: day(2, nth),
        actual_start_date: day(3, nth),
        actual_due_date: day(4, nth),
        status_id: nth + 1,
      }),
    ),
  ),
  sample(
    "the dates of a project",
    editedDates,
    three((nth) =>
      project.parse({
        id: 1,
        version: 1,
        name: "Projekts",
        planned_start_date: day(1, nth),
        planned_due_date: day(2, nth),
      }),
    ),
  ),
  sample(
    "an entry of the calendar",
    editedEntry,
    three((nth) =>
      anEntry(1, {
        user_id: nth + 1,
        date: `2026-11-2${nth + 3}`,
        start_time_id: nth + 9,
        duration: nth + 1,
        work_type_id: nth + 1,
        description: `Apraksts ${nth}`,
        link: `https://example.lv/${nth}`,
      }),
    ),
  ),
  sample(
    "an item of the stock",
    editedItem.agency,
    three((nth) =>
      stockItem.parse({
        id: 1,
        version: 1,
        type_id: 1,
        name: `Darbs ${nth}`,
        name_en: `Work ${nth}`,
        measure_unit_id: nth + 1,
        price: `${nth + 5}.50`,
      }),
    ),
  ),
  sample(
    "a product",
    editedProduct,
    three((nth) =>
      product.parse({
        id: 1,
        version: 1,
        code: `K${nth}`,
        catalogue: `Katalogs ${nth}`,
        name: { lv: `Krūze ${nth}`, en: `Mug ${nth}` },
        color: { lv: `Krāsa ${nth}`, en: `Colour ${nth}` },
        size: { lv: `Izmērs ${nth}`, en: `Size ${nth}` },
        material: { lv: `Māls ${nth}`, en: `Clay ${nth}` },
        default_measure_unit_id: nth + 1,
      }),
    ),
  ),
  sample(
    "a client's own price",
    editedPrice,
    three((nth) =>
      customerPrice.parse({ id: 1, version: 1, stock_item_id: nth + 1, price: `${nth + 5}.50` }),
    ),
  ),
  sample(
    "somebody who works for a client",
    editedContact,
    three((nth) =>
      contact.parse({
        id: 1,
        client_id: 1,
        version: 1,
        name: `Anna ${nth}`,
        position: `Amats ${nth}`,
        email: `anna${nth}@example.lv`,
        phone: `2900000${nth}`,
        language: ["", "lv", "en"][nth],
        gets_estimates: nth === 0,
        gets_invoices: nth === 0,
        gets_reminders: nth === 0,
      }),
    ),
  ),
  sample(
    "a template of estimates",
    editedTemplate,
    three((nth) => listedTemplate.parse({ id: 1, version: 1, kind: "block", name: `Sagatave ${nth}` })),
  ),
  sample(
    "a kind of work",
    editedWorkType,
    three((nth) =>
      workType.parse({
        id: 1,
        version: 1,
        name: `Maketēšana ${nth}`,
        color: `#00000${nth}`,
        is_additional: nth === 0,
      }),
    ),
  ),
  sample(
    "a rate of VAT",
    editedRate,
    three((nth) =>
      vatRate.parse({
        id: 1,
        version: 1,
        rate: "21.00",
        name: `Likme ${nth}`,
        name_en: `Rate ${nth}`,
        from: day(1, nth),
        until: day(2, nth),
      }),
    ),
  ),
  sample(
    "a unit",
    editedUnit,
    three((nth) =>
      unit.parse({
        id: 1,
        version: 1,
        short_name: `gab${nth}`,
        short_name_en: `pc${nth}`,
        code: `H8${nth}`,
      }),
    ),
  ),
  sample(
    "a person",
    editedUser,
    three((nth) =>
      user.parse({
        id: 1,
        version: 1,
        name: `Anna ${nth}`,
        email: `anna${nth}@example.lv`,
        role_id: [roleIds.user, roleIds.employee, roleIds.admin][nth],
        stock_item: { id: nth + 1, name: `Amats ${nth}` },
        permissions: nth === 0 ? [manageCalendar, bookkeeping] : [],
        is_active: nth === 0,
      }),
    ),
    { secrets: ["password", "is_active"] },
  ),
  ...settingsForms,
  ...documentForms,
];
