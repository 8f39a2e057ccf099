/** The same, further on: payment, taxes and lines. */
export const beyondCoreLines = `
cac:Delivery/cac:DeliveryLocation/cac:Address/cac:Country/ 378=cbc:Name
cac:Delivery/cac:DeliveryLocation/cac:Address/ 379=cac:LocationCoordinate
cac:Delivery/cac:DeliveryLocation/ 380=cac:SubsidiaryLocation 381=cac:LocationCoordinate
cac:Delivery/ 382=cac:AlternativeDeliveryLocation 383=cac:RequestedDeliveryPeriod
  384=cac:EstimatedDeliveryPeriod 385=cac:CarrierParty
cac:Delivery/cac:DeliveryParty/ 386=cbc:MarkCareIndicator 387=cbc:MarkAttentionIndicator 388=cbc:WebsiteURI
  389=cbc:LogoReferenceID 390=cbc:EndpointID 391=cbc:IndustryClassificationCode 392=cac:PartyIdentification
  393=cac:Language 394=cac:PostalAddress 395=cac:PhysicalLocation 396=cac:PartyTaxScheme
  397=cac:PartyLegalEntity 398=cac:Contact 399=cac:Person 400=cac:AgentParty 401=cac:ServiceProviderParty
  402=cac:PowerOfAttorney 403=cac:FinancialAccount
cac:Delivery/ 404=cac:NotifyParty 405=cac:Despatch 406=cac:DeliveryTerms 407=cac:MinimumDeliveryUnit
  408=cac:MaximumDeliveryUnit 409=cac:Shipment
. 410=cac:DeliveryTerms
cac:PaymentMeans/ 411=cbc:ID 413=cbc:PaymentChannelCode 414=cbc:InstructionID
cac:PaymentMeans/cac:CardAccount/ 415=cbc:CardTypeCode 416=cbc:ValidityStartDate 417=cbc:ExpiryDate
  418=cbc:IssuerID 419=cbc:IssueNumberID 420=cbc:CV2ID 421=cbc:CardChipCode 422=cbc:ChipApplicationID
cac:PaymentMeans/cac:PayeeFinancialAccount/ 424=cbc:AliasName 425=cbc:AccountTypeCode
  426=cbc:AccountFormatCode 427=cbc:CurrencyCode 428=cbc:PaymentNote
cac:PaymentMeans/cac:PayeeFinancialAccount/cac:FinancialInstitutionBranch/ 429=cbc:Name
cac:PaymentMeans/cac:PayeeFinancialAccount/cac:FinancialInstitutionBranch/cac:FinancialInstitution/
  430=cbc:Name 431=cac:Address
cac:PaymentMeans/cac:PayeeFinancialAccount/cac:FinancialInstitutionBranch/ 432=cac:Address
cac:PaymentMeans/cac:PayeeFinancialAccount/ 433=cac:Country
cac:PaymentMeans/ 434=cac:CreditAccount
cac:PaymentMeans/cac:PaymentMandate/ 435=cbc:MandateTypeCode 436=cbc:MaximumPaymentInstructionsNumeric
  437=cbc:MaximumPaidAmount 438=cbc:SignatureID 439=cac:PayerParty
cac:PaymentMeans/cac:PaymentMandate/cac:PayerFinancialAccount/ 440=cbc:Name 441=cbc:AliasName
  442=cbc:AccountTypeCode 443=cbc:AccountFormatCode 444=cbc:CurrencyCode 445=cbc:PaymentNote
  446=cac:FinancialInstitutionBranch 447=cac:Country
cac:PaymentMeans/cac:PaymentMandate/ 448=cac:ValidityPeriod 449=cac:PaymentReversalPeriod 450=cac:Clause
cac:PaymentMeans/ 451=cac:TradeFinancing
cac:PaymentTerms/ 452=cbc:ID 453=cbc:PaymentMeansID 454=cbc:PrepaidPaymentReferenceID
  455=cbc:ReferenceEventCode 456=cbc:SettlementDiscountPercent 457=cbc:PenaltySurchargePercent
  458=cbc:PaymentPercent 459=cbc:Amount 460=cbc:SettlementDiscountAmount 461=cbc:PenaltyAmount
  462=cbc:PaymentTermsDetailsURI 463=cbc:PaymentDueDate 464=cbc:InstallmentDueDate
  465=cbc:InvoicingPartyReference 466=cac:SettlementPeriod 467=cac:PenaltyPeriod 468=cac:ExchangeRate
  469=cac:ValidityPeriod
. 470=cac:PrepaidPayment
cac:AllowanceCharge/ 471=cbc:ID 472=cbc:PrepaidIndicator 473=cbc:SequenceNumeric 474=cbc:AccountingCostCode
  475=cbc:AccountingCost 476=cbc:PerUnitAmount
cac:AllowanceCharge/cac:TaxCategory/ 477=cbc:Name 478=cbc:BaseUnitMeasure 479=cbc:PerUnitAmount
  480=cbc:TaxExemptionReasonCode 481=cbc:TaxExemptionReason 482=cbc:TierRange 483=cbc:TierRatePercent
cac:AllowanceCharge/cac:TaxCategory/cac:TaxScheme/ 484=cbc:Name 485=cbc:TaxTypeCode 486=cbc:CurrencyCode
  487=cac:JurisdictionRegionAddress
cac:AllowanceCharge/ 488=cac:TaxTotal 489=cac:PaymentMeans
. 490=cac:TaxExchangeRate 491=cac:PricingExchangeRate 492=cac:PaymentExchangeRate
  493=cac:PaymentAlternativeExchangeRate
cac:TaxTotal/ 494=cbc:RoundingAmount 495=cbc:TaxEvidenceIndicator 496=cbc:TaxIncludedIndicator
cac:TaxTotal/cac:TaxSubtotal/ 497=cbc:CalculationSequenceNumeric 498=cbc:TransactionCurrencyTaxAmount
  499=cbc:Percent 500=cbc:BaseUnitMeasure 501=cbc:PerUnitAmount 502=cbc:TierRange 503=cbc:TierRatePercent
cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/ 504=cbc:Name 505=cbc:BaseUnitMeasure 506=cbc:PerUnitAmount
  507=cbc:TierRange 508=cbc:TierRatePercent
cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/ 509=cbc:Name 510=cbc:TaxTypeCode
  511=cbc:CurrencyCode 512=cac:JurisdictionRegionAddress
. 513=cac:WithholdingTaxTotal
cac:LegalMonetaryTotal/ 514=cbc:PayableAlternativeAmount
line/ 515=cbc:UUID 516=cbc:TaxPointDate 517=cbc:AccountingCostCode 518=cbc:PaymentPurposeCode
  519=cbc:FreeOfChargeIndicator
line/cac:InvoicePeriod/ 520=cbc:StartTime 521=cbc:EndTime 522=cbc:DurationMeasure 523=cbc:DescriptionCode
  524=cbc:Description
line/cac:OrderLineReference/ 525=cbc:SalesOrderLineID 526=cbc:UUID 527=cbc:LineStatusCode
  528=cac:OrderReference
line/ 529=cac:DespatchLineReference 530=cac:ReceiptLineReference 531=cac:BillingReference
line/cac:DocumentReference/ 532=cbc:CopyIndicator 533=cbc:UUID 534=cbc:IssueDate 535=cbc:IssueTime
  537=cbc:DocumentType 538=cbc:XPath 539=cbc:LanguageID 540=cbc:LocaleCode 541=cbc:VersionID
  542=cbc:DocumentStatusCode 543=cbc:DocumentDescription 544=cac:Attachment 545=cac:ValidityPeriod
  546=cac:IssuerParty 547=cac:ResultOfVerification
line/ 548=cac:PricingReference 549=cac:OriginatorParty 550=cac:Delivery 551=cac:PaymentTerms
line/cac:AllowanceCharge/ 552=cbc:ID 553=cbc:PrepaidIndicator 554=cbc:SequenceNumeric
  555=cbc:AccountingCostCode 556=cbc:AccountingCost 557=cbc:PerUnitAmount 558=cac:TaxCategory
  559=cac:TaxTotal 560=cac:PaymentMeans
line/ 561=cac:TaxTotal 562=cac:WithholdingTaxTotal
line/cac:Item/ 563=cbc:PackQuantity 564=cbc:PackSizeNumeric 565=cbc:CatalogueIndicator
  566=cbc:HazardousRiskIndicator 567=cbc:AdditionalInformation 568=cbc:Keyword 569=cbc:BrandName
  570=cbc:ModelName
line/cac:Item/cac:BuyersItemIdentification/ 571=cbc:ExtendedID 572=cbc:BarcodeSymbologyID
  573=cac:PhysicalAttribute 574=cac:MeasurementDimension 575=cac:IssuerParty
line/cac:Item/cac:SellersItemIdentification/ 576=cbc:ExtendedID 577=cbc:BarcodeSymbologyID
  578=cac:PhysicalAttribute 579=cac:MeasurementDimension 580=cac:IssuerParty
line/cac:Item/ 581=cac:ManufacturersItemIdentification
line/cac:Item/cac:StandardItemIdentification/ 582=cbc:ExtendedID 583=cbc:BarcodeSymbologyID
  584=cac:PhysicalAttribute 585=cac:MeasurementDimension 586=cac:IssuerParty
line/cac:Item/ 587=cac:CatalogueItemIdentification 588=cac:AdditionalItemIdentification
  589=cac:CatalogueDocumentReference 590=cac:ItemSpecificationDocumentReference
line/cac:Item/cac:OriginCountry/ 591=cbc:Name
line/cac:Item/cac:CommodityClassification/ 592=cbc:NatureCode 593=cbc:CargoTypeCode 594=cbc:CommodityCode
line/cac:Item/ 595=cac:TransactionConditions 596=cac:HazardousItem
line/cac:Item/cac:ClassifiedTaxCategory/ 597=cbc:Name 598=cbc:BaseUnitMeasure 599=cbc:PerUnitAmount
  600=cbc:TaxExemptionReasonCode 601=cbc:TaxExemptionReason 602=cbc:TierRange 603=cbc:TierRatePercent
line/cac:Item/cac:ClassifiedTaxCategory/cac:TaxScheme/ 604=cbc:Name 605=cbc:TaxTypeCode 606=cbc:CurrencyCode
  607=cac:JurisdictionRegionAddress
line/cac:Item/cac:AdditionalItemProperty/ 608=cbc:ID 609=cbc:NameCode 610=cbc:TestMethod
  611=cbc:ValueQuantity 612=cbc:ValueQualifier 613=cbc:ImportanceCode 614=cbc:ListValue
  615=cac:UsabilityPeriod 616=cac:ItemPropertyGroup 617=cac:RangeDimension 618=cac:ItemPropertyRange
line/cac:Item/ 619=cac:ManufacturerParty 620=cac:InformationContentProviderParty 621=cac:OriginAddress
  622=cac:ItemInstance 623=cac:Certificate 624=cac:Dimension
line/cac:Price/ 625=cbc:PriceChangeReason 626=cbc:PriceTypeCode 627=cbc:PriceType
  628=cbc:OrderableUnitFactorRate 629=cbc:ValidityPeriod 630=cbc:PriceList
line/cac:Price/cac:AllowanceCharge/ 632=cbc:ID 633=cbc:AllowanceChargeReasonCode
  634=cbc:AllowanceChargeReason 635=cbc:MultiplierFactorNumeric 636=cbc:PrepaidIndicator
  637=cbc:SequenceNumeric 638=cbc:AccountingCostCode 639=cbc:AccountingCost 640=cbc:PerUnitAmount
  641=cac:TaxCategory 642=cac:TaxTotal 643=cac:PaymentMeans
line/cac:Price/ 644=cac:PricingExchangeRate
line/ 645=cac:DeliveryTerms 646=cac:SubInvoiceLine 647=cac:ItemPriceExtension
. 648=cbc:CustomizationID@schemeID 649=cbc:ProfileID@schemeID 650=cbc:ID@schemeID
  651=cbc:SalesOrderID@schemeID 652=//cac:PartyTaxScheme/cbc:CompanyID@schemeID
cac:PaymentMeans/ 653=cbc:PaymentID@schemeID
cac:PaymentMeans/cac:PayeeFinancialAccount/ 654=cbc:ID@schemeID
cac:PaymentMeans/cac:PayeeFinancialAccount/cac:FinancialInstitutionBranch/ 655=cbc:ID@schemeID
. 656=cbc:InvoiceTypeCode@listID 657=cbc:DocumentCurrencyCode@listID 658=cbc:TaxCurrencyCode@listID
cac:AdditionalDocumentReference/ 659=cbc:DocumentTypeCode@listID
. 660=//cac:Country/cbc:IdentificationCode@listID
cac:PaymentMeans/ 661=cbc:PaymentMeansCode@listID
. 662=//cbc:AllowanceChargeReasonCode@listID 663=//@unitCodeListID 664=//cac:FinancialInstitution
  667=//cac:BuyersItemIdentification/cbc:ID@schemeID 668=//cac:SellersItemIdentification/cbc:ID@schemeID
  669=//cac:Price/cac:AllowanceCharge/cbc:AllowanceChargeReasonCode
  670=//cac:Price/cac:AllowanceCharge/cbc:AllowanceChargeReason
  671=//cac:Price/cac:AllowanceCharge/cbc:MultiplierFactorNumeric 672=cbc:CreditNoteTypeCode@listID
  674=//cbc:PrimaryAccountNumberID@schemeID 675=//cac:CardAccount/cbc:NetworkID@schemeID
  676=//cac:PaymentMandate/cbc:ID@schemeID
  677=//cac:PaymentMandate/cac:PayerFinancialAccount/cbc:ID@schemeID 678=//cac:TaxCategory/cbc:ID@schemeID
  679=//cac:ClassifiedTaxCategory/cbc:ID@schemeID 680=//cac:PaymentMeans/cac:PayerFinancialAccount
cac:PaymentMeans/ 681=cbc:InstructionNote
cac:Delivery/ 682=cac:DeliveryAddress
`;
