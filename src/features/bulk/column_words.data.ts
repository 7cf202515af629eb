/** Headings that stock lists use in addition to the form's labels, by column, in the form that `foldHeading` returns. */
export const columnWords: Readonly<Record<string, string>> = {
  title: '品名标题|名称标题|subject|headline',
  category_id:
    '品类|品种|产品分类|类别|分类|产品名称|品名|货物名称|产品|product|productname|type|category|名称|货名|descriptionofgoods|item|benennung|bezeichnung|наименование|prodotto|producto|produit|ürün|malzemecinsi|品種|품명|produkt|artikel|продукция|номенклатура|вид|tipo|desc|itemdescription|désignation|désignationarticle|descrizione|descripción|stokadı|科目|存货名称|アイテム名',
  material:
    '材质|牌号|钢号|钢种|材料|材料牌号|材质牌号|钢材牌号|grade|steelgrade|material|steel|materialgrade|werkstoff|güte|stahlsorte|марка|маркастали|сталь|materiale|qualità|calidad|acero|nuance|matière|kalite|çelikcinsi|鋼種|材質|재질|강종|qualitystd|quality|kurzname|qualität|sorte|materialgüte|qualitycode|alloy|mat|材料規格|çelikkalitesi',
  shape:
    '形状|形态|外形|shape|form|section|profil|profile|форма|形狀|형상|forme|forma|perfil|profilo|şekil|профиль',
  dims: '规格|尺寸|规格尺寸|规格型号|型号规格|产品规格|成品规格|外形尺寸|size|sizes|spec|specs|specification|dimension|dimensions|dims|abmessung|abmessungen|masse|размер|размеры|сечение|dimensioni|misura|medidas|medida|dimensión|ölçü|ebat|寸法|サイズ|規格|尺寸規格|규격|치수|maß|maße|abm|dim|kesit|規格寸法|semisize|txwxl|厚x寬x長|厚x宽x长|厚宽长|øextxép',
  'dims.d':
    '直径|外圆|φ|d|dia|diameter|od直径|圆径|durchmesser|ø|диаметр|diametro|diámetro|diamètre|çap|直徑|径|직경|диаметрпрофиля|圓徑',
  'dims.a': '边长|方边|side',
  'dims.t':
    '厚度|厚|t|thickness|thk|dicke|stärke|толщина|spessore|espesor|épaisseur|kalınlık|板厚|두께|ép|ep|sp|厚み',
  'dims.w': '宽度|宽|w|width|breite|ширина|larghezza|ancho|largeur|genişlik|幅|폭|巾|寬|寬度|larg',
  'dims.l':
    '长度|长|l|length|len|定尺|米数|单支长度|länge|длина|lunghezza|largo|longitud|longueur|boy|uzunluk|長さ|長度|길이|lg|lungh|lgm|stablänge|longueurunit|long|長',
  'dims.od':
    '外径|od|outerdiameter|outsidediameter|aussenø|außenø|außendurchmesser|aussendurchmesser|øext|øaußen|외경|外徑|outside|外径od|наружныйдиаметр',
  'dims.id':
    '内径|内孔|孔径|id|innerdiameter|insidediameter|bore|innenø|innendurchmesser|øint|øinnen|내경|內徑|inside|внутреннийдиаметр',
  'dims.wt': '壁厚|wt|wall|wallthickness|wandstärke|стенка|толщинастенки|肉厚',
  'dims.h': '高度|高|h|height|höhe|высота|altezza|altura|hauteur|yükseklik|高さ|높이|ht|alto|두께높이',
  'dims.s': '对边|s|acrossflats|af',
  delivery_state:
    '交货状态|状态|热处理状态|供货状态|热处理|condition|deliverystate|deliverycondition|heattreatment|treatment|cond|zustand|lieferzustand|wärmebehandlung|состояние|stato|estado|état|durum|状態|狀態|상태|ausf|ausführung|tratamiento|acabado|tratt|trattamento|trattamentotermico|traitement|htcond|surfaceht|supplycondition|仕様|熱処理|열처리|處理|熱處理|heattreat|仕上げ|состояниепоставки',
  quantity:
    '数量|支数|件数|块数|根数|库存数量|需求数量|quantity|qty|pcs|pieces|noofpieces|count|nos|qtynos|noofpcs|nopcs|menge|stück|stückzahl|anzahl|колво|количество|шт|quantità|pezzi|cantidad|piezas|quantité|pièces|adet|miktar|数|本数|數量|支數|수량|본수|nooff|n|bars|stk|stäbe|anz|uds|unidades|tramos|pz|npz|qtà|qté|nbbarres|nbre|枚数|個数|개수|件|结存数量|колвошт|adetsayısı|noofbars',
  quantity_unit: '单位|计量单位|数量单位|unit|units|uom',
  weighing_method: '计重方式|计重|weighing|weighingmethod|weightbasis',
  actual_weight_kg:
    '重量|总重|总重量|实重|实际重量|过磅重量|库存重量|净重|weight|totalweight|netweight|actualweight|scaleweight|lbs|lb|kgs|kg|pounds|gewicht|gesamtgewicht|масса|вес|peso|pesototale|pesototal|poids|ağırlık|質量|중량|총중량|kgges|gewtotal|gewgesamt|to|ton|bestand|kilos|pesostock|pesotot|kgtot|giacenza|poidstotal|estlbs|totalwt|totallbs|totalkgs|nw|nettoweight|netwt|総重量|總重|公斤|массаобщ|общаямасса|наличие|остаток|весзаготовки|balance|结存重量|入库重量|理重|weighttotal',
  weight_t: '需求重量|需求吨位|吨位|吨数|采购重量|tonnes|tons|tonnage',
  price_amount:
    '单价|价格|报价|含税单价|含税价|售价|目标价|目标价格|出厂价|price|unitprice|pricepertonne|targetprice|preis|цена|prezzo|precio|prix|fiyat|単価|單價|단가|rate|销售价|挂牌价|prixht|einzelpreis|ценасндс|ценасндсруб|ценасндсрубт',
  price_basis: '计价方式|价格单位|计价单位|pricebasis|per',
  currency: '币种|货币|currency',
  tax_included: '是否含税|含税|taxincluded|vatincluded',
  negotiable: '面议|是否面议|negotiable',
  region_id:
    '存放地|仓库|库位|所在地|产地仓库|发货地|交货地|交货地点|收货地|地区|城市|仓库地址|location|warehouse|storedat|city|place|deliveryplace|lagerort|lager|склад|magazzino|almacén|dépôt|depo|保管場所|창고|lagerplatz|fach|loc|bin|rack|yard|area|godown|ubicación|ubicazione|город|филиал|倉別|儲位|置場|위치',
  photos: '照片|图片|图片地址|照片链接|图片链接|photo|photos|pictures|images|photolinks',
  description:
    '备注|说明|描述|описание|описаниетовара|설명|descrizionearticolo|备注说明|remark|remarks|note|notes|comment|comments|description|bemerkung|bemerkungen|anmerkung|примечание|observaciones|remarques|açıklama|備考|備註|비고|obs|observations',
  deadline: '有效期|有效天数|发布天数|validfor|validity|days',
  character: '货物性质|性质|正品余料|类型性质|character|stocktype',
  have_warranty: '质保书|有无质保书|质保|材质书|材质单|millcertificate|mtc|certificate',
  have_report: '检测报告|探伤报告|有无检测报告|testreport|report',
  standard:
    '标准|执行标准|技术标准|材料标准|standard|standards|norm|стандарт|гост|norma|norme|규격번호|規格番号',
  mill: '厂家|生产厂家|钢厂|产地|生产厂|mill|manufacturer|producer|maker|origin|make|hersteller|werk|производитель|завод|produttore|acciaieria|fabricante|producteur|üretici|メーカー|鋼廠|제조사|廠牌|品牌|brand|メーカ|메이커|menşei|поставщик|source|lieferwerk|업체명',
  heat_no:
    '炉号|炉批号|炉批|批号|heatno|heat|heatnumber|batch|meltno|charge|chargennr|schmelze|schmelzennr|плавка|номерплавки|colata|colada|coulée|dökümno|döküm|チャージ|溶鋼番号|爐號|히트|히트번호|castno|cast|castcode|ncolata|colatan|ncoulée|nocoulée|nocolada|ncolada|noплавки|isidökümno|チャージno|溶解no',
  weight_tolerance: '重量公差|重量偏差|磅差|weighttolerance',
  hardness_min: '硬度下限|最低硬度|hardnessmin',
  hardness_max: '硬度上限|最高硬度|hardnessmax',
  hardness_scale: '硬度标尺|硬度单位|hardnessscale',
  flaw_detection: '探伤|无损检测|探伤方式|探伤方法|ut|ndt|flawdetection',
  flaw_standard: '探伤标准|flawdetectionstandard|ndtstandard',
  flaw_level: '探伤级别|探伤等级|utlevel',
  melting: '冶炼|冶炼方式|冶炼方法|melting|meltingprocess|steelmaking',
  forging_ratio: '锻造比|锻比|forgingratio',
  surface: '表面|表面状态|表面质量|surface|surfacefinish',
  certificate_type: '质保书类型|证书类型|certificatetype',
  claim_policy: '质量异议|异议|claims|claimpolicy',
  needed_by: '交货期|需求日期|交期|交货日期|到货日期|neededby|deliverydate|requireddate',
  ready_by: '可交货日期|备货日期|readyby|readydate',
  forge_type: '锻造方式|锻造类型|锻造工艺|forgetype|forgingmethod|forgingprocess',
  visibility: '可见范围|公开范围|visibility',
  offcut: '余料归属|料头归属|offcut',
  cut_plan: '切割方案|下料方案|切割要求|cutplan|cuttingplan',
  delivery_terms: '交货方式|交货条款|incoterm|incoterms|deliveryterms',
  freight_by: '运费|运费承担|freight',
  packing: '包装|包装方式|packing|packaging',
  invoice: '发票|开票|invoice',
  payment: '付款方式|付款|付款条件|payment|paymentterms',
  defect_notes: '缺陷|缺陷说明|缺陷描述|defect|defects',
}
